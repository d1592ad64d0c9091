import Fastify, { type FastifyInstance } from 'fastify';
import { registerSampleAds } from './index';

let server: FastifyInstance;

beforeAll(async () => {
  server = Fastify();
  await registerSampleAds(server);
});
afterAll(() => server.close());

describe('registerSampleAds', () => {
  it('serves everything that its options name', async () => {
    const options = await server.inject('/placements.json');
    const { providerScript, feedUrl } = options.json();
    const script = await server.inject(providerScript);
    const feed = await server.inject(feedUrl);

    expect(script.headers['content-type']).toContain('javascript');
    expect(script.body).toContain('_carbonads_js');
    expect(feed.json().ads[1].statlink).toMatch(/^https:/);
    expect((await server.inject(feed.json().ads[1].image)).statusCode).toBe(
      200,
    );
  });
});
