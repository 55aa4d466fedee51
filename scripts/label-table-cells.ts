/** A node of MDX as far as this needs it: an element, written as Markdown or as JSX, or a text. */
type Node = {
  type: string;
  name?: string | null;
  value?: string;
  attributes?: { type: 'mdxJsxAttribute'; name: string; value: string }[];
  children?: Node[];
};

/**
 * A rehype plugin: gives each cell of a table the heading of its column as `data-label`, because a
 * phone shows rows as blocks, far from the headings. The first cell of a row names the row. The cells
 * of a column that has a figure in each row get the class `number`, as does its heading.
 */
export function labelTableCells() {
  return (tree: Node) => visit(tree);
}

function visit(node: Node): void {
  if (node.name === 'table' || node.name === 'Table') labelCells(node);
  else for (const child of node.children ?? []) visit(child);
}

function labelCells(table: Node): void {
  const [head = [], ...rows] = find(table, ['tr']).map((row) => find(row, ['th', 'td']));
  for (const [at, heading] of head.entries()) {
    const cells = rows.flatMap((row) => row[at] ?? []);
    const hasFigures = at > 0 && cells.length > 0 && cells.every((cell) => /\d/.test(textOf(cell)));
    for (const cell of hasFigures ? [heading, ...cells] : []) {
      cell.attributes?.push({ type: 'mdxJsxAttribute', name: 'className', value: 'number' });
    }
  }
  for (const cells of rows) {
    for (const [at, cell] of cells.entries()) {
      const heading = head[at];
      const value = heading ? textOf(heading).trim() : '';
      if (at === 0 || value === '') continue;
      cell.attributes?.push({ type: 'mdxJsxAttribute', name: 'data-label', value });
    }
  }
}

/** The elements with one of the names, in the order of the text. */
function find(node: Node, names: readonly string[]): Node[] {
  return (node.children ?? []).flatMap((child) =>
    child.name && names.includes(child.name) ? [child] : find(child, names),
  );
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
