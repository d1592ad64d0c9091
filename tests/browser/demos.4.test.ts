/** Demos in {light, dark} × {ltr, rtl}: part 4 of 4. What they are tested for is in support/demoContract.ts. */
import { describeDemos } from './support/demoContract';

describeDemos(3, 4);
