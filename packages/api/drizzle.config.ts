import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/database/schema.ts', './src/database/course-schema.ts', './src/database/account-schema.ts'],
  out: './migrations',
});
