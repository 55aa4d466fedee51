import { redirect } from 'react-router';

/** Links in emails of earlier versions, which reserved a freed time for one person. */
export function loader() {
  return redirect('/book', 301);
}
