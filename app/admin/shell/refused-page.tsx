import { useRouteError } from 'react-router';
import styles from '../admin.css?url';
import { AdminFrame } from './admin-frame.tsx';
import { RefusalText } from './refusal-text.tsx';
import { readRefusal } from './use-viewer.ts';

/**
 * The same refusal in a document of its own: React Router shows an error of a middleware there in
 * the root's place, without the layout and its style sheet.
 */
export default function RefusedPage() {
  const refusal = readRefusal(useRouteError());
  return (
    <>
      {/* Only the build gives the style sheet an address. */}
      {styles && <link rel="stylesheet" href={styles} precedence="default" />}
      <AdminFrame>{refusal && <RefusalText refusal={refusal} />}</AdminFrame>
    </>
  );
}
