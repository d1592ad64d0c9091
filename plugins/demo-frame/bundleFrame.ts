import path from 'node:path';
import { rspack, type Configuration, type Stats } from '@rspack/core';

export interface BundleRequest {
  /** Absolute. */
  readonly siteDirectory: string;
  /** Absolute path of the script that runs in the frame. */
  readonly entry: string;
  /** Absolute folder with `scope.js`. */
  readonly scopeDirectory: string;
  /** Absolute folder that the scripts are written to; emptied before. */
  readonly outputDirectory: string;
  readonly licenseKey: string | undefined;
}

export interface Bundle {
  /** File name of the script to start with. */
  readonly script: string;
  /** Files of the site, not of packages, that the bundle is made of. Absolute, sorted. */
  readonly sources: readonly string[];
}

/** Modules that belong to a family wherever they are imported from. */
const FAMILIES: readonly (readonly [chunk: string, pattern: RegExp])[] = [
  [
    'material',
    /[\\/]node_modules[\\/](@mui[\\/](material|system|utils|base|x-internals|lab)|@emotion|@popperjs|react-transition-group)[\\/](?!.*[\\/]locale[\\/])/,
  ],
];

function createConfig(request: BundleRequest): Configuration {
  const { siteDirectory, entry, scopeDirectory, outputDirectory } = request;
  return {
    mode: 'production',
    context: siteDirectory,
    entry: { frame: entry },
    target: ['web', 'es2020'],
    devtool: false,
    output: {
      path: outputDirectory,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      uniqueName: 'demo-frame',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.json'],
      alias: {
        '@site': siteDirectory,
        '@demo-frame': scopeDirectory,
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2020',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({
        'process.env.MUI_X_LICENSE_KEY': JSON.stringify(
          request.licenseKey ?? '',
        ),
      }),
    ],
    optimization: {
      splitChunks: {
        chunks: 'async',
        cacheGroups: Object.fromEntries(
          FAMILIES.map(([name, test]) => [
            name,
            { name, test, enforce: true, priority: 10 },
          ]),
        ),
      },
    },
    performance: { hints: false },
  };
}

function run(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) {
          reject(
            error ?? new Error('[demo-frame] The bundler gave no result.'),
          );
        } else {
          resolve(stats);
        }
      });
    });
  });
}

/**
 * Bundles the frame apart from the site: what edited code may import would
 * otherwise make the library's chunks larger for every reader.
 * @throws {Error} With all messages of the bundler.
 */
export async function bundleFrame(request: BundleRequest): Promise<Bundle> {
  const stats = await run(createConfig(request));
  const { errors = [], entrypoints } = stats.toJson({
    all: false,
    errors: true,
    entrypoints: true,
  });
  if (errors.length > 0) {
    const messages = errors.map(({ message }) => message).join('\n');
    throw new Error(`[demo-frame] The frame cannot be bundled.\n${messages}`);
  }
  const script = entrypoints?.['frame']?.assets?.[0]?.name;
  if (script === undefined) {
    throw new Error('[demo-frame] The bundler wrote no script "frame".');
  }
  const sources = [...stats.compilation.fileDependencies].filter(
    (file) =>
      !file.includes(`${path.sep}node_modules${path.sep}`) &&
      file.startsWith(siteDirectoryOf(request)),
  );
  return { script, sources: sources.sort() };
}

function siteDirectoryOf({ siteDirectory }: BundleRequest): string {
  return siteDirectory + path.sep;
}
