import { screen } from '@testing-library/react';
import { renderInSite } from '@site/tests/setup/renderInSite';
import PlanMark from '.';

describe('PlanMark', () => {
  it.each([
    ['pro', 'Pro plan'],
    ['premium', 'Premium plan'],
  ] as const)('names the %s plan where only a shape shows', (plan, name) => {
    renderInSite(<PlanMark plan={plan} variant="shape" />);
    expect(screen.getByRole('img', { name })).toHaveAttribute('title', name);
  });

  it('is plain text as a label, since the words are there to read', () => {
    renderInSite(<PlanMark plan="pro" />);
    expect(screen.getByText('Pro plan')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
