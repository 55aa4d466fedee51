import type { ComponentType } from 'react';
import { BlogHumanTouch } from '#app/drawings/blog-human-touch.tsx';
import { BlogRoi } from '#app/drawings/blog-roi.tsx';
import { BlogTools2025 } from '#app/drawings/blog-tools-2025.tsx';
import { CaseInvoiceProcessing } from '#app/drawings/case-invoice-processing.tsx';
import { CaseOnlineOrders } from '#app/drawings/case-online-orders.tsx';
import type { DrawingProps } from '#app/drawings/drawing.tsx';

/** The drawings of articles, by the names under which they are stored. */
export const articlePictures: Readonly<Record<string, ComponentType<DrawingProps> | undefined>> = {
  'blog-tools-2025': BlogTools2025,
  'blog-human-touch': BlogHumanTouch,
  'blog-roi': BlogRoi,
  'case-online-orders': CaseOnlineOrders,
  'case-invoice-processing': CaseInvoiceProcessing,
};
