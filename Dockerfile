FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --omit=dev
COPY . .
RUN npx vite build --logLevel warn \
  && npm uninstall --no-save --omit=dev $(node -p "require('./package.json').pagePackages.join(' ')")

FROM node:26-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY contract ./contract
COPY server ./server
RUN mkdir -p /data .cache && chown node:node /data .cache
USER node
# By the user who runs it: Node keeps what each user compiles apart.
RUN node server/compiled.mjs
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT ?? 3000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/main.mjs"]
