import { redirect } from 'react-router';

/** `/admin` and `/admin/email` redirect to the settings. */
export function loader() {
  throw redirect('/admin/email-integration', 301);
}
