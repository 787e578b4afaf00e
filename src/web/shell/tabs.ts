// The tabs of the dashboard: their names in the address, who may open them, where one starts. Draws nothing.
import type { User } from '#contract/accounts/user.ts'

export const tabs = [
  'overview',
  'users',
  'tasks',
  'inspiratie-links',
  'content',
  'caption-generator',
  'facebook-captions',
  'pinterest-captions',
  'link-in-bio-captions',
  'rewriter',
  'shorts-image-creator',
  'shorts-text-generator',
  'yt-thumbnail-generator',
  'social-thumbnail-generator',
  'image-resizer',
  'titeltovenaar',
  'style-profiles',
  'history',
  'messages',
  'statistics',
] as const

export type Tab = (typeof tabs)[number]

const adminTabs: readonly Tab[] = ['overview', 'users', 'tasks', 'messages']

export function isTab(name: unknown): name is Tab {
  return tabs.some((tab) => tab === name)
}

export function mayOpen(tab: Tab, user: User): boolean {
  return user.role === 'admin' || !adminTabs.includes(tab)
}

/** Where `user` starts: administrators on the overview, others on the 3-in-1 generator. */
export function startTab(user: User): Tab {
  return user.role === 'admin' ? 'overview' : 'caption-generator'
}
