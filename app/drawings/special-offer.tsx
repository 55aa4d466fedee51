import { Accent, Drawing, type DrawingProps, Line, Quiet } from './drawing.tsx';

/** Three parcels on a line that leads to an open door. */
export function SpecialOffer(props: DrawingProps) {
  return (
    <Drawing sheet="large" {...props}>
      <Quiet d="M367 84h62q3 0 3 3v184q0 3-3 3h-62q-3 0-3-3v-184q0-3 3-3z" />
      <Accent d="M33 166h86q3 0 3 3v102q0 3-3 3h-86q-3 0-3-3v-102q0-3 3-3z" />
      <Line d="M-40 264h560-98v-190h-68v190-190h67.2q.8 0 1.5.4l33.8 18.7q1.5.9 1.5 2.7v188.2l-36-20 36 20v-88h-12 12v88l-36-20h-402v-104q0-4 4-4h42c-25.2 1.8-39.6-10.8-30.6-21.6 10.8-9 25.2 7.2 30.6 21.6 3.6-16.2 19.8-30.6 30.6-21.6 7.2 9-7.2 23.4-30.6 21.6v108-108h42q4 0 4 4v104h38v-82q0-4 4-4h35c-21 1.5-33-9-25.5-18 9-7.5 21 6 25.5 18 3-13.5 16.5-25.5 25.5-18 6 7.5-6 19.5-25.5 18v86-86h35q4 0 4 4v82h34v-60q0-4 4-4h27c-16.8 1.2-26.4-7.2-20.4-14.4 7.2-6 16.8 4.8 20.4 14.4 2.4-10.8 13.2-20.4 20.4-14.4 4.8 6-4.8 15.6-20.4 14.4v64-64h27q4 0 4 4v60" />
    </Drawing>
  );
}
