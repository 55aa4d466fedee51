import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { formFields } from './form-fields.ts';
import './text-editor.css';

/**
 * A change to the selected text, with the text before and after it: what stands in its place, and
 * what of that is selected then.
 */
type Edit = (selected: string, before: string, after: string) => { text: string; pick?: string };

const edits = {
  heading: (line) => ({ text: line.startsWith('## ') ? line.slice(3) : `## ${line}` }),
  bold: (selected) => {
    const inside = selected || 'bold words';
    return { text: `**${inside}**`, pick: inside };
  },
  list: (lines) => ({
    text: lines
      .split('\n')
      .map((line) => (line.startsWith('- ') ? line : `- ${line}`))
      .join('\n'),
  }),
} satisfies Record<string, Edit>;

/**
 * A field for Markdown, with buttons that write the marks, ask for the address of a link, and upload
 * a picture to where the cursor is. Without scripts it is the field alone.
 */
export function TextEditor({
  field,
  rows,
}: {
  field: ReturnType<ReturnType<typeof formFields>>;
  rows: number;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [state, setState] = useState('');
  const apply = (edit: Edit, wholeLines = false) => {
    const area = areaBelow(bar.current);
    if (area) change(area, edit, wholeLines);
  };
  // A browser puts the cursor of a field that never had the focus at its start; writing goes on at its end.
  useEffect(() => {
    const area = areaBelow(bar.current);
    if (area && area !== document.activeElement) {
      area.setSelectionRange(area.value.length, area.value.length);
    }
  }, []);
  const link = () => {
    const address = prompt(
      'Where does the link lead? An address like https://example.com, or a page like /contact.',
    )?.trim();
    if (address) {
      apply((selected) => {
        const inside = selected || 'words of the link';
        return { text: `[${inside}](${address})`, pick: inside };
      });
    }
  };
  const upload = async (photo: File) => {
    let question = `What does the picture “${photo.name}” show? One sentence for people who can’t see it.`;
    let alt: string | undefined = '';
    while (alt === '') {
      alt = prompt(question)
        ?.replace(/[[\]\\]/g, '')
        .trim();
      question = `The picture isn’t in the text yet, because it needs a description. What does the picture “${photo.name}” show?`;
    }
    if (alt === undefined) return;
    setState('Uploading the picture. A large one takes up to 20 seconds.');
    const body = new FormData();
    body.set('photo', photo);
    const answer = await fetch('/admin/pictures/upload', { method: 'POST', body })
      .then((response) => response.json() as Promise<{ text?: string; error?: string }>)
      .catch(() => ({ error: 'The picture wasn’t uploaded. Try again.', text: undefined }));
    setState(answer.error ?? 'The picture is in the text.');
    if (answer.text !== undefined) {
      apply((_, before, after) => ({
        text: paragraphBetween(before, `![${alt}](${answer.text})`, after),
      }));
    }
  };
  return (
    <div className="text-editor">
      <div
        ref={bar}
        role="toolbar"
        aria-label="Formatting"
        aria-controls={field.id}
        className="text-tools needs-script"
      >
        <Tool label="Heading" onClick={() => apply(edits.heading, true)} />
        <Tool label="Bold" onClick={() => apply(edits.bold)} />
        <Tool label="List" onClick={() => apply(edits.list, true)} />
        <Tool label="Link" onClick={link} />
        <Tool label="Picture" onClick={() => file.current?.click()} />
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          onChange={({ currentTarget }) => {
            const [photo] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (photo) void upload(photo);
          }}
        />
        <span role="status" className="help">
          {state}
        </span>
      </div>
      <Field {...field} kind="textarea" rows={rows} />
    </div>
  );
}

function areaBelow(bar: HTMLElement | null) {
  return bar?.parentElement?.querySelector('textarea');
}

/** The text with a blank line before and after it, where other text stands. */
function paragraphBetween(before: string, text: string, after: string): string {
  const blankLine = (newlines: string | undefined) => '\n'.repeat(2 - (newlines?.length ?? 0));
  const above = before.trim() === '' ? '' : blankLine(/\n{0,2}$/.exec(before)?.[0]);
  const below = after.trim() === '' ? '' : blankLine(/^\n{0,2}/.exec(after)?.[0]);
  return above + text + below;
}

function Tool({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="secondary" small onClick={onClick}>
      {label}
    </Button>
  );
}

function change(area: HTMLTextAreaElement, edit: Edit, wholeLines: boolean): void {
  const { value } = area;
  let { selectionStart: start, selectionEnd: end } = area;
  if (wholeLines) {
    start = value.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = value.indexOf('\n', end);
    end = lineEnd === -1 ? value.length : lineEnd;
  }
  const { text, pick } = edit(value.slice(start, end), value.slice(0, start), value.slice(end));
  area.focus();
  area.setSelectionRange(start, end);
  // The browser's own command, old as it is, is the only one that can be undone.
  if (!document.execCommand('insertText', false, text)) {
    area.setRangeText(text, start, end, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const at = pick === undefined ? start + text.length : start + text.indexOf(pick);
  area.setSelectionRange(at, at + (pick?.length ?? 0));
}
