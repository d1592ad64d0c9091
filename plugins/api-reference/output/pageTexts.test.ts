import {
  createComponentPage,
  createInterfacePage,
  createMember,
} from '../__fixtures__/createModel';
import {
  englishTexts,
  renderDescription,
  renderIndexDescription,
  renderIndexTitle,
} from './pageTexts';

const oneProp = [createMember('a')];
const slot = {
  name: 'toolbar',
  default: null,
  class: null,
  description: '',
  plan: null,
};

describe('renderDescription', () => {
  it('counts what a component has, and leaves out what it has not', () => {
    const page = createComponentPage('Gauge', 'charts', oneProp, {
      slots: [slot, { ...slot, name: 'footer' }],
    });
    expect(renderDescription(page, englishTexts)).toBe(
      'API of the Gauge component: 1 prop, 2 slots.',
    );
  });

  it('has words for a component without any', () => {
    const page = createComponentPage('BarLabel', 'charts', []);
    expect(renderDescription(page, englishTexts)).toBe(
      'API of the BarLabel component: imports, theme key and ref.',
    );
  });

  it('counts the properties of an interface', () => {
    const page = createInterfacePage('AxisConfig', 'charts', oneProp);
    expect(renderDescription(page, englishTexts)).toBe(
      'API of the AxisConfig interface: 1 property.',
    );
  });

  it('takes the words of another language', () => {
    const page = createComponentPage('Gauge', 'charts', oneProp);
    const texts = {
      ...englishTexts,
      component: '{name} 组件的 API：{facts}。',
      props: '{count} 个属性',
    };
    expect(renderDescription(page, texts)).toBe('Gauge 组件的 API：1 个属性。');
  });
});

describe('index pages', () => {
  it('are called after their product', () => {
    expect(renderIndexTitle('data-grid', englishTexts)).toBe('Data Grid API');
    expect(renderIndexDescription('charts', 60, englishTexts)).toBe(
      'Every documented component and interface of the Charts: 60 pages.',
    );
  });
});
