# Worthy's image, for amd64 and arm64: docker build -t worthy .
# Where there's no registry, npm run image builds it from Debian's packages.
ARG BASE=debian:trixie-slim

FROM ${BASE} AS build
# Two secrets may be given, and don't stay in the image: npm's own settings, and the certificates of a network that has its own.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates libatomic1 nodejs npm
WORKDIR /build
COPY . .
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=ca \
    if [ -e /run/secrets/ca ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca; fi && \
    npm ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund && \
    node_modules/node-linux-*/bin/node apps/web/build.ts
# What runs: the server and what it needs, without the tools that built the pages.
WORKDIR /app
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=ca \
    if [ -e /run/secrets/ca ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca; fi && \
    cp -r /build/package.json /build/package-lock.json /build/.npmrc /build/LICENSE /build/sbom.cdx.json /build/apps /build/catalogue /build/packages /build/deploy . && \
    npm ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund \
      -w apps/server -w catalogue -w packages/contract -w packages/domain -w packages/posters -w packages/recommender -w packages/search && \
    install -D /build/node_modules/node-linux-*/bin/node bin/node && \
    bin/node deploy/image/prepare.ts && \
    find node_modules -type f \( -name '*.map' -o -name '*.md' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete && \
    rm -rf node_modules/@img/*musl* apps/web/src apps/web/worker apps/desktop packages/ui/src

FROM ${BASE}
ARG VERSION
ARG REVISION
ARG CREATED
LABEL org.opencontainers.image.title="Worthy" \
      org.opencontainers.image.description="What to watch tonight, scored for you" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}"
RUN apt-get update && \
    apt-get install -y --no-install-recommends libatomic1 libnss-wrapper tini tzdata && \
    rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/*
COPY --from=build /app /app
RUN ln -s /app/bin/node /usr/local/bin/node && \
    ln -s /app/deploy/image/worthy /usr/local/bin/worthy && \
    install -d -m 0777 /data
# glibc keeps less freed memory back with fewer arenas.
ENV HOST=0.0.0.0 PORT=3000 WORTHY_DATA=/data HOME=/tmp MALLOC_ARENA_MAX=2
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "worthy"]
CMD ["serve"]
