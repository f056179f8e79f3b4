import { setting } from '../setting.ts'

/** Address of the web app, for links in e-mails. */
export const webUrl = () => setting('WEB_URL')
