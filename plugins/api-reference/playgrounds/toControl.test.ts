import type { Member } from '../types';
import type { ControlSpec } from './parseControls';
import { toControl } from './toControl';

const PLACE = { group: 'chart', href: '/x/api/charts/chart/#chart-prop-a' };

function toKindOf(
  member: Partial<Member>,
  spec: Partial<ControlSpec> = {},
): unknown {
  const control = toControl(
    {
      name: 'a',
      type: '',
      alternatives: [],
      required: false,
      default: null,
      plan: null,
      description: '',
      ...member,
    },
    { name: 'a', ...spec },
    PLACE,
  );
  if (!control) {
    return undefined;
  }
  const {
    group,
    name,
    description,
    href,
    default: standard,
    defaultText,
    ...kind
  } = control;
  expect([group, name, href, description]).toEqual([
    'chart',
    member.name ?? 'a',
    PLACE.href,
    '',
  ]);
  expect([standard, defaultText]).toHaveLength(2);
  return kind;
}

describe('toControl', () => {
  it.each<[string, Partial<Member>, Partial<ControlSpec>, unknown]>([
    [
      'the literals of a union',
      { alternatives: ["'horizontal'", "'vertical'", 'function'] },
      {},
      { kind: 'choice', options: ['horizontal', 'vertical'] },
    ],
    [
      'literal numbers',
      { alternatives: ['3', '4'], default: '3' },
      {},
      { kind: 'choice', options: [3, 4] },
    ],
    [
      'a boolean with a default',
      { alternatives: ['boolean'], default: 'false' },
      {},
      { kind: 'switch' },
    ],
    [
      'a boolean without one, whose absence differs from false',
      { alternatives: ['boolean'] },
      {},
      { kind: 'choice', options: [true, false] },
    ],
    [
      'a number with the range of the author',
      { alternatives: ['number', 'string'], default: '0' },
      { range: { min: 0, max: 120 } },
      { kind: 'number', min: 0, max: 120, step: 1 },
    ],
    [
      'a short range in small steps',
      { alternatives: ['number'] },
      { range: { min: 0, max: 1 } },
      { kind: 'number', min: 0, max: 1, step: 0.05 },
    ],
    [
      'a number without a range, by its default',
      { alternatives: ['number'], default: '-20' },
      {},
      { kind: 'number', min: -20, max: 40, step: 1 },
    ],
    [
      'a number of which nothing is known',
      { alternatives: ['number'] },
      {},
      { kind: 'number', min: 0, max: 100, step: 1 },
    ],
    ['a text', { alternatives: ['string'] }, {}, { kind: 'text' }],
    [
      'a colour by its name',
      { name: 'labelColor', alternatives: ['string'] },
      {},
      { kind: 'color' },
    ],
    [
      'a colour of SVG',
      { name: 'stroke', alternatives: ['string'], default: "'currentColor'" },
      {},
      { kind: 'color' },
    ],
    [
      'options of the author, for whatever type',
      { alternatives: ['array'] },
      { options: [['year'], ['year', 'day']], start: ['year'] },
      { kind: 'choice', options: [['year'], ['year', 'day']], start: ['year'] },
    ],
  ])('makes a control of %s', (_case, member, spec, kind) => {
    expect(toKindOf(member, spec)).toEqual(kind);
  });

  it.each<[string, Partial<Member>, Partial<ControlSpec>]>([
    ['an object', { alternatives: ['object'] }, {}],
    [
      'a range of something else than a number',
      { alternatives: ['string'] },
      { range: { min: 0, max: 1 } },
    ],
  ])('makes none of %s', (_case, member, spec) => {
    expect(toKindOf(member, spec)).toBeUndefined();
  });

  it('tells the default, also where no control can set it', () => {
    const member: Member = {
      name: 'a',
      type: '',
      alternatives: ['number', 'string'],
      required: false,
      default: '(innerRadius - outerRadius) / 2',
      plan: null,
      description: 'The `radius`.',
    };
    expect(toControl(member, { name: 'a' }, PLACE)).toMatchObject({
      default: null,
      defaultText: '(innerRadius - outerRadius) / 2',
      description: [{ p: ['The ', { code: 'radius' }, '.'] }],
    });
  });
});
