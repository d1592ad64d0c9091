/** Demos in {light, dark} × {ltr, rtl}: part 2 of 4. What they are tested for is in support/demoContract.ts. */
import { describeDemos } from './support/demoContract';

describeDemos(1, 4);
