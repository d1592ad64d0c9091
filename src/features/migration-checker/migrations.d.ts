/** Data that `plugins/migrations` makes while the site is built. */
declare module '@migrations/*.json' {
  const migrations: import('@site/plugins/migrations/types').ProductMigrations;
  export default migrations;
}
