// Which panel stands behind which tab: a screen of the tools, loaded when it is first opened, or that it is being built.
import { createElement, type ReactNode } from 'react'
import { toolScreens, type BuiltTab } from '#web/tools/registry.ts'
import { BeingBuilt } from './being-built.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { Tab } from './tabs.ts'

const built = new Map<Tab, ReactNode>()
for (const { tab, load } of toolScreens) if (load) built.set(tab, createElement(lazyPart(load)))

export function Panel({ tab }: { tab: Tab }) {
  return built.get(tab) ?? <BeingBuilt planned={tab as Exclude<Tab, BuiltTab>} />
}
