// Settings of `npx drizzle-kit generate --name what-changed`, which writes the next numbered migration from the tables.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/*/tables.ts',
  out: './src/server/db/migrations',
})
