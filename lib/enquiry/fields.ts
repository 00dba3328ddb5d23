/** The four fields of an enquiry, in display order. */
import type { Enquiry } from '@/lib/api/models'

export const ENQUIRY_FIELDS = ['name', 'phone', 'email', 'brief'] as const

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number]
export type EnquiryErrors = Partial<Record<EnquiryField, string>>

/** The longest brief that is accepted, in UTF-16 code units: a script of about 100 minutes. */
export const BRIEF_MAX_LENGTH = 100_000

export const EMPTY_ENQUIRY: Readonly<Enquiry> = { name: '', phone: '', email: '', brief: '' }

export function isEnquiryField(name: string): name is EnquiryField {
  return ENQUIRY_FIELDS.some((field) => field === name)
}
