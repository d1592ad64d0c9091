import { buildFixture, getInterface, page } from './__fixtures__/buildFixture';

const model = buildFixture('type-alternatives', [
  page('charts', 'interface', 'Options'),
]);
const members = getInterface(model, 'charts/options.json').properties;

describe('toAlternatives', () => {
  it.each([
    ['alias', ["'large'", "'small'", '9', '10']],
    ['flag', ['boolean']],
    ['off', ['false', 'function']],
    ['node', ['node']],
    ['nodeOrFunction', ['function', 'node']],
    ['element', ['element']],
    ['slot', ['elementType']],
    ['constructorSlot', ['elementType']],
    ['reference', ['function', 'object']],
    ['date', ['number', 'object']],
    ['list', ['array']],
    ['tuple', ['array']],
    ['brand', ['string']],
    ['loose', ['string']],
    ['anything', ['any']],
    ['conditional', ["'yes'"]],
    ['keys', ["'first'", "'second'"]],
    ['adapter', ['function']],
    ['method', ['function']],
    ['parameter', ['array']],
  ])('reads %s', (name, alternatives) => {
    const member = members.find((candidate) => candidate.name === name);
    expect(member?.alternatives).toEqual(alternatives);
  });
});

describe('formatAuthoredType', () => {
  it.each([
    ['alias', 'Size | null'],
    ['commented', '{ a: string; b?: number }'],
    ['method', '(id: string) => void'],
    ['imported', 'CSSProperties'],
  ])('prints %s as written', (name, type) => {
    const member = members.find((candidate) => candidate.name === name);
    expect(member?.type).toBe(type);
  });
});
