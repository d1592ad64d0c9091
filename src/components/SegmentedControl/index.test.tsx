import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInSite } from '@site/tests/setup/renderInSite';
import SegmentedControl, { type SegmentedControlProps } from '.';

type Fruit = 'apple' | 'pear' | 'plum';

function renderFruits(first: Fruit | null) {
  const handleChange = jest.fn<unknown, [Fruit]>();
  function Fruits(props: Partial<SegmentedControlProps<Fruit>>) {
    const [value, setValue] = useState(first);
    return (
      <SegmentedControl<Fruit>
        label="Fruit"
        segments={[
          { value: 'apple', label: 'Apple' },
          { value: 'pear', label: 'Pear' },
          { value: 'plum', label: 'Plum' },
        ]}
        value={value}
        onChange={(next) => {
          handleChange(next);
          setValue(next);
        }}
        {...props}
      />
    );
  }
  renderInSite(<Fruits />);
  return { user: userEvent.setup(), handleChange };
}

const getRadio = (name: string) => screen.getByRole('radio', { name });

describe('SegmentedControl', () => {
  it('is a named group of radio buttons with the choice checked', () => {
    renderFruits('pear');
    expect(screen.getByRole('group', { name: 'Fruit' })).toBeVisible();
    expect(getRadio('Pear')).toBeChecked();
    expect(getRadio('Apple')).not.toBeChecked();
  });

  it('moves the choice with the arrow keys, around the ends', async () => {
    const { user, handleChange } = renderFruits('pear');
    await user.tab();
    expect(getRadio('Pear')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(handleChange.mock.calls.flat()).toStrictEqual([
      'plum',
      'apple',
      'plum',
    ]);
    expect(getRadio('Plum')).toBeChecked();
  });

  it('is one stop on the way with Tab', async () => {
    const { user } = renderFruits('pear');
    await user.tab();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('has no choice for null, as before the reader made one', () => {
    renderFruits(null);
    screen
      .getAllByRole('radio')
      .forEach((radio) => expect(radio).not.toBeChecked());
  });

  it('says nothing when the choice is chosen again', async () => {
    const { user, handleChange } = renderFruits('pear');
    await user.click(screen.getByText('Pear'));
    expect(handleChange).not.toHaveBeenCalled();
  });

  it('keeps two controls on a page apart', async () => {
    renderFruits('pear');
    const { user } = renderFruits('plum');
    await user.click(screen.getAllByText('Apple')[1] as HTMLElement);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  });
});
