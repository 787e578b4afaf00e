// The address of a channel's videos, for links and for going there. Knows no screen.

/** Props of a link, or what `navigate` takes. */
export const channelAt = (id: number) => ({ to: '/$', params: { _splat: `youtube-kanalen/${id}` } }) as const

/** The list of channels. */
export const allChannels = { to: '/admin', search: { tab: 'youtube-kanalen' } } as const
