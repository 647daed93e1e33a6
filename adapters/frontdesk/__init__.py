"""One press or command from start to answer, for every platform."""

from adapters.frontdesk.desk import FrontDesk
from adapters.frontdesk.values import Answer, Deliver, Door, Press, Said, Visitor

__all__ = ["Answer", "Deliver", "Door", "FrontDesk", "Press", "Said", "Visitor"]
