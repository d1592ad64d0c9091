/** Data that `plugins/migrations` makes while the site is built. */
declare module '@migrations/*.json' {
  import type { ProductMigrations } from '@site/plugins/migrations/types';

  const migrations: ProductMigrations;
  export default migrations;
}
