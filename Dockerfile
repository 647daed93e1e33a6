# Two stages: install from the lock, then a small image that runs as a plain user.
# `python -m scripts.image` carries out these very lines where there is no container engine.

FROM python:3.13-slim AS builder
ENV UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_PROJECT_ENVIRONMENT=/venv UV_PYTHON_DOWNLOADS=never
RUN pip install --no-cache-dir uv==0.13.9
WORKDIR /app
COPY pyproject.toml uv.lock ./
RUN uv sync --locked --no-dev
COPY LICENSE ./
COPY engine ./engine
COPY adapters ./adapters
COPY bot ./bot
# Whatever the umask of the checkout: readable by all, writable by root alone.
RUN python -m compileall -q /app && chmod -R u=rwX,go=rX /app /venv
RUN mkdir /data

FROM python:3.13-slim
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 DATA_DIR=/data WEB_HOST=0.0.0.0
COPY --from=builder /venv /venv
COPY --from=builder /app /app
COPY --from=builder --chown=10001:10001 /data /data
WORKDIR /app
USER 10001:10001
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 CMD ["python", "-m", "bot", "healthcheck"]
CMD ["python", "-m", "bot"]
