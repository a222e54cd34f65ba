import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/database/schema.ts',
    './src/database/course-schema.ts',
    './src/database/account-schema.ts',
    './src/database/shortlist-schema.ts',
    './src/database/audit-schema.ts',
    './src/database/access-key-schema.ts',
    './src/database/statistics-schema.ts',
  ],
  out: './migrations',
});
