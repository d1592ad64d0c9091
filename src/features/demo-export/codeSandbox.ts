import type { Project } from './createProject';
import { renderJson, renderViteConfig } from './renderFiles';
import { submitForm } from './submitForm';
import { toSandboxParameters } from './toSandboxParameters';

/** Its bundler in the browser knows no Vite; a project of this kind gets a machine. */
const DEFINE_URL =
  'https://codesandbox.io/api/v1/sandboxes/define?environment=server';

const TASKS = {
  setupTasks: [{ name: 'Install dependencies', command: 'npm install' }],
  tasks: {
    dev: {
      name: 'dev',
      command: 'npm run dev',
      runAtStart: true,
      preview: { port: 5173 },
    },
  },
};

/** The project, and what the machine has to know to run it. */
export function addSandboxFiles({
  files,
  variant,
  styling,
}: Project): Record<string, string> {
  const config = variant === 'TS' ? 'vite.config.ts' : 'vite.config.js';
  return {
    ...files,
    [config]: renderViteConfig(['.csb.app'], styling),
    '.codesandbox/tasks.json': renderJson(TASKS),
  };
}

export function openCodeSandbox(project: Project): void {
  submitForm(DEFINE_URL, {
    parameters: toSandboxParameters(addSandboxFiles(project)),
    query: `file=/${project.demoFile}`,
  });
}
