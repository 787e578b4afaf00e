// Which book of frames a subject gets. The registers without a book of their own share the general one.

import { shapeOf } from '../shape.ts'
import type { Reading } from '../subject.ts'

export interface Books<Book> {
  serious: Book
  news: Book
  recipe: Book
  general: Book
}

/** The book for a subject. A question about a recipe is not the recipe, so it gets the general book. */
export function framesFor<Book>(reading: Reading, books: Books<Book>): Book {
  const { register, title } = reading
  if (register === 'serious' || register === 'news') return books[register]
  return register === 'recipe' && !['question', 'list'].includes(shapeOf(title)) ? books.recipe : books.general
}
