// A link that never calls itself the current page: the router's own does, for every address that begins with its path.
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

export const PlainLink = createLink(({ 'aria-current': _current, children, ...props }: ComponentProps<'a'>) => (
  <a {...props}>{children}</a>
))
