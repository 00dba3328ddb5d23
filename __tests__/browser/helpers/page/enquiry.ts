/** Fills in the enquiry form, and finds what the API has stored of it and what the site holds back. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { Locator } from '@playwright/test'
import { storedEnquiries } from '../servers/stand-ins.ts'

export const NOTICE = 'Quote is sent successfully, Our team will get back to you soon. thanks!'

/** Unique per run, because the API keeps what it stored when a test is retried. */
export const newEmail = () => `rosa-${randomUUID()}@example.com.au`

export const sendButton = (form: Locator) => form.getByRole('button', { name: 'Send' })

/** @param brief without it the field keeps what it holds */
export async function fillIn(form: Locator, email: string, brief?: string): Promise<void> {
  await form.getByLabel('Name').fill('Rosa Marsh')
  await form.getByLabel('Phone').fill('0400 000 000')
  await form.getByLabel('Business E-mail').fill(email)
  if (brief !== undefined) await form.getByLabel('Brief').fill(brief)
}

export const storedOf = (email: string) => storedEnquiries().filter((row) => row.email === email)

/** Runs the command that operators use, beside the running site. @returns what it prints */
export async function runEnquiries(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['local/cli.ts', 'enquiries', ...args])
  return stdout
}

/** What the site holds back, as the command lists it. */
export async function heldEnquiries(): Promise<{ id: string; email: string; brief: string; page: string }[]> {
  return JSON.parse(await runEnquiries('list', '--json'))
}
