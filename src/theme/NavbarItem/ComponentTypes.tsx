// Change: adds the header's own items, named in docusaurus.config.ts.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import RepositoryLink from '@site/src/components/RepositoryLink';
import { LanguageMenu } from '@site/src/features/language';
import { SettingsMenu } from '@site/src/features/settings';
import { VersionMenu } from '@site/src/features/versions';

export default {
  ...ComponentTypes,
  'custom-versions': VersionMenu,
  'custom-language': LanguageMenu,
  'custom-settings': SettingsMenu,
  'custom-repository': RepositoryLink,
};
