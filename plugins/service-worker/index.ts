import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import {
  GONE_RELOAD_KEY,
  RELOAD_QUESTION_EVENT,
  RELOAD_WANTED_EVENT,
} from '../lib/storageKeys';
import {
  readChunkGraph,
  type BundlerCompilation,
  type ChunkGroup,
} from './chunkGraph';
import type { ServiceWorkerOptions } from './options';
import { watchFiles, type WatchFilesSettings } from './watchFiles';
import { writeWorkerFiles } from './writeWorkerFiles';

const SETTINGS: WatchFilesSettings = {
  questionEvent: RELOAD_QUESTION_EVENT,
  wantedEvent: RELOAD_WANTED_EVENT,
  storageKey: GONE_RELOAD_KEY,
  // A deployment that lacks files leads to one reload in a minute.
  pauseMs: 60_000,
};

/** Of a bundler, what is used here. */
interface Bundler {
  readonly hooks: {
    readonly afterEmit: {
      tap(name: string, run: (compilation: BundlerCompilation) => void): void;
    };
  };
}

/** The service worker of each language, what can be saved of it, and the web app manifest. See README.md. */
const serviceWorkerPlugin: PluginModule = (
  context: LoadContext,
  options: unknown,
): Plugin => {
  const { baseUrl } = context;
  let graph: readonly ChunkGroup[] = [];
  return {
    name: 'service-worker',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply(bundler: Bundler) {
                  bundler.hooks.afterEmit.tap('service-worker', (result) => {
                    graph = readChunkGraph(result);
                  });
                },
              },
            ],
          },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `(${watchFiles.toString()})(${JSON.stringify(SETTINGS)})`,
        },
        ...(process.env.NODE_ENV === 'production'
          ? [
              {
                tagName: 'link',
                attributes: {
                  rel: 'manifest',
                  href: `${baseUrl}manifest.webmanifest`,
                },
              },
            ]
          : []),
        {
          tagName: 'link',
          attributes: {
            rel: 'apple-touch-icon',
            href: '/img/app/apple-touch-icon.png',
          },
        },
      ],
    }),
    async postBuild(props) {
      const chunks = await fs.readFile(
        path.join(props.generatedFilesDir, 'routesChunkNames.json'),
        'utf8',
      );
      await writeWorkerFiles(props, {
        options: options as ServiceWorkerOptions, // Typed where they are given.
        graph,
        routeChunks: JSON.parse(chunks),
      });
    },
  };
};

export default serviceWorkerPlugin;
