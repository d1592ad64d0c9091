/** Gives the library the licence key of the build; without one its watermark shows. */
export async function setLicenseKey(): Promise<void> {
  const key = process.env.MUI_X_LICENSE_KEY;
  if (key) {
    const { LicenseInfo } = await import('@mui/x-license');
    LicenseInfo.setLicenseKey(key);
  }
}
