'use client';
import { useState } from 'react';
import * as styles from './chart.css.ts';

/** A place in the plot that can be asked for its numbers. */
export interface ChartMark {
  /** Percent from the left and from the top. */
  x: number;
  y: number;
  title: string;
  lines: readonly string[];
}

export interface ChartPointerProps {
  label: string;
  marks: readonly ChartMark[];
}

/**
 * Shows the numbers of the nearest point under the pointer, a finger or the arrow keys. A native slider over the plot
 * takes focus, keys and touch; the drawing itself stays one image.
 */
export function ChartPointer({ label, marks }: ChartPointerProps) {
  const [at, setAt] = useState(marks.length - 1);
  const [shown, setShown] = useState(false);
  const mark = marks[Math.min(at, marks.length - 1)];
  if (!mark) {
    return null;
  }
  const nearest = (x: number) =>
    marks.reduce((best, each, index) => (Math.abs(each.x - x) < Math.abs((marks[best]?.x ?? 0) - x) ? index : best), 0);

  return (
    <>
      {shown && (
        <>
          <svg className={styles.layer} aria-hidden="true">
            <line className={styles.cursor} x1={`${mark.x}%`} x2={`${mark.x}%`} y1="0" y2="100%" />
            <circle className={styles.dot} cx={`${mark.x}%`} cy={`${mark.y}%`} r="5" />
          </svg>
          {/* Drawn after a gesture only, so a strict policy for styles in markup is not concerned. */}
          <div
            className={styles.tooltip({ side: mark.x < 50 ? 'after' : 'before' })}
            style={mark.x < 50 ? { left: `${mark.x}%` } : { right: `${100 - mark.x}%` }}
            aria-hidden="true"
          >
            <strong>{mark.title}</strong>
            {mark.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        </>
      )}
      <input
        className={styles.slider}
        type="range"
        aria-label={label}
        aria-valuetext={[mark.title, ...mark.lines].join(', ')}
        min={0}
        max={marks.length - 1}
        value={Math.min(at, marks.length - 1)}
        onChange={(event) => {
          setAt(event.currentTarget.valueAsNumber);
          setShown(true);
        }}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setShown(false);
          }
        }}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          setAt(nearest(((event.clientX - box.left) / box.width) * 100));
          setShown(true);
        }}
        onPointerLeave={(event) => {
          if (!event.currentTarget.matches(':focus-visible')) {
            setShown(false);
          }
        }}
      />
    </>
  );
}
