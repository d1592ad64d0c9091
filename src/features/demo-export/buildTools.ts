/**
 * What an exported project is built with: the newest versions that run on
 * Node.js 20. The site does not use them, so its lockfile cannot tell.
 */
export const BUILD_TOOLS = {
  '@vitejs/plugin-react': '5.2.0',
  vite: '7.3.8',
} as const;

/** Compiles the styles of a demo in Tailwind; published with each version of it. */
export const TAILWIND_TOOLS = ['@tailwindcss/vite', 'tailwindcss'] as const;
