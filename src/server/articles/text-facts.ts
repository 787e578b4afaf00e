// What is read of the Markdown of an article to be kept or asked: for text-work.ts, which says where it is done. Pure.
import { gapsIn } from '#contract/articles/gaps.ts'
import { excerptOf, textOfReading } from '#contract/markdown/plain-text.ts'
import { readMarkdown } from '#contract/markdown/tree.ts'
import { EXCERPT_CHARACTERS } from '#contract/paging.ts'
import { carriedBlocks, type MachineBlock } from '#contract/writing/blocks.ts'

/** What is kept of a text beside itself, so that no list has to read it. */
export interface KeptFacts {
  excerpt: string
  wordCount: number
  gaps: number
}

export interface TextFacts {
  kept: KeptFacts
  /** How many blocks it has. */
  blocks: number
  /** How many of them are text: front matter is none. */
  textBlocks: number
}

export function factsOf(content: string): TextFacts {
  const reading = readMarkdown(content)
  const { blocks } = reading
  return {
    kept: {
      excerpt: excerptOf(content, EXCERPT_CHARACTERS),
      wordCount: textOfReading(reading).match(/\S+/g)?.length ?? 0,
      gaps: gapsIn(content).length,
    },
    blocks: blocks.length,
    textBlocks: blocks.filter(({ type }) => type !== 'frontmatter').length,
  }
}

/** A text, what it becomes, and the marks of its blocks. */
export interface Carried {
  before: string
  content: string
  marks: readonly MachineBlock[]
}

/** The marks where their blocks are found back. */
export const carriedMarks = ({ before, content, marks }: Carried): MachineBlock[] =>
  carriedBlocks(blockTexts(before), blockTexts(content), marks)

const blockTexts = (content: string) => readMarkdown(content).blocks.map(({ from, to }) => content.slice(from, to))
