/** Loaded into the build's process: prints the most memory that it held. */
import { isMainThread } from 'node:worker_threads';

const KB_PER_MB = 1024;
const [, command = ''] = process.argv;

if (isMainThread && command.includes('docusaurus')) {
  process.on('exit', () => {
    const peakMb = Math.round(process.resourceUsage().maxRSS / KB_PER_MB);
    console.log(`Peak memory of the build: ${peakMb} MB.`);
  });
}
