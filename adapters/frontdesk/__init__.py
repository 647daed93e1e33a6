"""One press or command from start to answer, for every platform."""

from adapters.frontdesk.desk import FrontDesk
from adapters.frontdesk.values import Answer, Press, Said, Visitor

__all__ = ["Answer", "FrontDesk", "Press", "Said", "Visitor"]
