// A link without aria-current: the router's own link sets it at every address that begins with its path.
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

export const PlainLink = createLink(({ 'aria-current': _current, children, ...props }: ComponentProps<'a'>) => (
  <a {...props}>{children}</a>
))
