# One file for linux/amd64 and linux/arm64. What runs here runs on the building machine's own processor, because pages and
# bundle are the same everywhere: only the last stage is of the wanted platform, and it runs nothing (decision 072).
FROM --platform=$BUILDPLATFORM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
RUN node scripts/prepare.mjs --omit=dev
COPY . .
RUN node scripts/prepare.mjs --omit=dev web server

FROM --platform=$BUILDPLATFORM node:26-slim AS packages
ARG TARGETARCH
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/image-packages.mjs scripts/
RUN node scripts/image-packages.mjs "$TARGETARCH" && mkdir data

# For backups of PostgreSQL, of the version that this Debian has.
FROM --platform=$BUILDPLATFORM node:26-slim AS postgres
ARG TARGETARCH
WORKDIR /fetched
COPY scripts/image-postgres.mjs /
RUN node /image-postgres.mjs "$TARGETARCH" /client

FROM node:26-slim
ARG VERSION=0.1.0
ARG REVISION=
LABEL org.opencontainers.image.title="Sunporch" \
  org.opencontainers.image.description="A family shares photos, notes and one shopping list with a loved one who has a screen in the room." \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$REVISION"
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=postgres /client/ /
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE ./
COPY contract contract
COPY server server
# The numbers of `node`: Kubernetes must know without a look into the image that it is not root.
COPY --from=packages --chown=1000:1000 /app/data /data
COPY --from=packages --chown=1000:1000 /app/data .cache
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "server/healthcheck.mjs"]
CMD ["node", "--max-semi-space-size=8", "dist/server/bundled.cjs"]
