interface LineRuleProps {
  /** Where along the page the line makes its loop. */
  loop?: 'left' | 'middle' | 'right';
  className?: string;
}

const starts = { left: 160, middle: 720, right: 1280 } as const;

/** The line crosses the page from edge to edge and makes one loop on the way. Decoration. */
export function LineRule({ loop = 'right', className = '' }: LineRuleProps) {
  const x = starts[loop];
  return (
    <div className={`line-rule line-rule-${loop} ${className}`.trim()}>
      <svg
        viewBox="0 0 1600 60"
        preserveAspectRatio={`x${aligns[loop]}YMax slice`}
        aria-hidden="true"
      >
        <circle cx={x} cy="24" r="6" fill="var(--color-signal)" />
        <path
          className="thread"
          d={`M-800 48H${x - 22}c22 0 42-6 42-24 0-12-9-20-20-20s-20 8-20 20c0 18 20 24 42 24H2400`}
        />
      </svg>
    </div>
  );
}

const aligns = { left: 'Min', middle: 'Mid', right: 'Max' } as const;
