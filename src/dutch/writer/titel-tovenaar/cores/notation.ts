// Reads the notation of a core: two ways of address, choices and what may be left out. Knows nothing of registers.

const ADDRESS = /\[([^|\]]*)\|([^\]]*)\]/g
const CHOICE = /<([^>]*)>|\{([^}]*)\}/u

/** The core as it is said to a reader addressed with 'je' or with 'u'. */
function spoken(core: string, address: 'je' | 'u'): string {
  return core.replace(ADDRESS, address === 'je' ? '$1' : '$2')
}

/** Every text that a core stands for, each once: '{heel }goed <begin|plan>' is four texts. */
export function variantsOf(core: string, address: 'je' | 'u'): string[] {
  return [...new Set(unfold(spoken(core, address)))]
}

function unfold(core: string): string[] {
  const match = CHOICE.exec(core)
  if (match === null) return [core]
  const [whole, needed, optional] = match
  const choices = needed === undefined ? ['', ...(optional ?? '').split('|')] : needed.split('|')
  const before = core.slice(0, match.index)
  const after = unfold(core.slice(match.index + whole.length))
  return choices.flatMap((choice) => after.map((rest) => before + choice + rest))
}
