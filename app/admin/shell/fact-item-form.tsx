import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from './admin-page.tsx';
import { factListWords } from './fact-set.content.ts';

/** The item of a list that is edited. */
export interface EditedItem {
  /** Its place in the list, or `new`. */
  at: string;
  /** The state of the list that the owner has seen, to notice a change by somebody else. */
  seen: string;
  drawings: readonly { name: string; src: string }[];
  photos: readonly (UploadedPhoto & { name: string })[];
  /** As stored, or as typed. */
  values: Record<string, string>;
  errors: FieldErrors;
}

interface FactItemFormProps {
  action: '/admin/stories' | '/admin/team';
  words: { readonly addTitle: string; readonly editTitle: string };
  item: EditedItem;
  children: ReactNode;
}

/**
 * A form for one item of a list of facts, around its fields. It can carry a file, so the browser
 * posts it.
 */
export function FactItemForm({ action, words, item, children }: FactItemFormProps) {
  const { at, seen } = item;
  const { name = '' } = item.values;
  return (
    <Card id="edit" title={at === 'new' ? words.addTitle : interpolate(words.editTitle, { name })}>
      <Form
        method="post"
        action={action}
        encType="multipart/form-data"
        className="admin-stack"
        noValidate
        reloadDocument
      >
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="at" value={at} />
        {children}
        <div className="admin-row">
          <Button type="submit" name="intent" value="store" small>
            {factListWords.save}
          </Button>
          <ButtonLink href={action} variant="quiet" small>
            {factListWords.cancel}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
