import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { formFields } from './form-fields.ts';
import './text-editor.css';

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
  const file = useRef<HTMLInputElement>(null);
  const [state, setState] = useState('');
  const findArea = () => document.getElementById(field.id) as HTMLTextAreaElement;

  // A browser puts the cursor of a field that never had the focus at its start; writing goes on at its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const area = findArea();
    if (area !== document.activeElement)
      area.setSelectionRange(area.value.length, area.value.length);
  }, []);

  const replaceSelected = (edit: (selected: string) => string) => {
    const area = findArea();
    area.focus();
    // Old as it is, it is the only way that can be undone.
    const selected = area.value.slice(area.selectionStart, area.selectionEnd);
    document.execCommand('insertText', false, edit(selected));
  };
  const markLines = (mark: string) => {
    const area = findArea();
    const start = area.value.slice(0, area.selectionStart).lastIndexOf('\n') + 1;
    area.setSelectionRange(start, area.selectionEnd);
    replaceSelected((lines) => lines.replace(/^/gm, mark));
  };
  const link = () => {
    const address = prompt(
      'Where does the link lead? An address like https://example.com, or a page like /contact.',
    )?.trim();
    if (address) replaceSelected((selected) => `[${selected || address}](${address})`);
  };
  const upload = async (photo: File) => {
    const alt = prompt(
      `What does the picture “${photo.name}” show? One sentence for people who can’t see it.`,
    )
      ?.replace(/[[\]\\]/g, '')
      .trim();
    if (!alt) return setState('The picture isn’t in the text, because it needs a description.');
    setState('Uploading the picture. A large one takes up to 20 seconds.');
    const body = new FormData();
    body.set('photo', photo);
    const answer: { text?: string; error?: string } = await fetch('/admin/pictures/upload', {
      method: 'POST',
      body,
    })
      .then((response) => response.json())
      .catch(() => ({ error: 'The picture wasn’t uploaded. Try again.' }));
    setState(answer.error ?? 'The picture is in the text.');
    // A paragraph of its own.
    if (answer.text) replaceSelected((selected) => `${selected}\n\n![${alt}](${answer.text})\n\n`);
  };

  const tools = {
    Heading: () => markLines('## '),
    Bold: () => replaceSelected((selected) => `**${selected || 'bold words'}**`),
    List: () => markLines('- '),
    Link: link,
    Picture: () => file.current?.click(),
  };
  return (
    <div className="text-editor">
      <div
        role="toolbar"
        aria-label="Formatting"
        aria-controls={field.id}
        className="text-tools needs-script"
      >
        {Object.entries(tools).map(([label, use]) => (
          <Button key={label} variant="secondary" small onClick={use}>
            {label}
          </Button>
        ))}
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
