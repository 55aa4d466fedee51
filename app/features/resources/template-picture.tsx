import type { ComponentType } from 'react';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import { LibraryTemplate } from '#app/drawings/library-template.tsx';
import { TemplateChatbot } from '#app/drawings/template-chatbot.tsx';
import { TemplateEmailCampaign } from '#app/drawings/template-email-campaign.tsx';
import { TemplateInvoiceApproval } from '#app/drawings/template-invoice-approval.tsx';
import { TemplateLeadFollowUp } from '#app/drawings/template-lead-follow-up.tsx';
import { TemplateSocialPosts } from '#app/drawings/template-social-posts.tsx';
import { TemplateStockReorder } from '#app/drawings/template-stock-reorder.tsx';

const pictures: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  'template-email-campaign': TemplateEmailCampaign,
  'template-social-posts': TemplateSocialPosts,
  'template-chatbot': TemplateChatbot,
  'template-invoice-approval': TemplateInvoiceApproval,
  'template-stock-reorder': TemplateStockReorder,
  'template-lead-follow-up': TemplateLeadFollowUp,
};

/** The drawing of a template, or a generic workflow if it has no drawing of its own. */
export function TemplatePicture({ name }: { name: string | undefined }) {
  const Picture = pictures[name ?? ''] ?? LibraryTemplate;
  return <Picture />;
}
