// The endpoints of reviews: those of an article are for its owner and administrators, to others it does not exist; those behind the
// secret of a link are for whoever has it.
import { z } from 'zod'
import { del, entityIdText, file, get, idParams, nothing, post, put } from '../endpoint.ts'
import { pictureName } from '../pictures/picture.ts'
import {
  MOST_DECISIONS,
  outsideInput,
  outsideReview,
  returnAnswer,
  reviewInput,
  reviewRecord,
  reviewState,
} from './review.ts'
import { reviewSetting } from './rule.ts'

/** Who publishes must know what the house asks. */
export const readReviewRule = get('/api/settings/review', { access: 'user', output: reviewSetting })

export const setReviewRule = put('/api/settings/review', {
  access: 'admin',
  body: reviewSetting,
  output: reviewSetting,
})

export const readReviews = get('/api/articles/:id/review', { access: 'user', params: idParams, output: reviewState })

/**
 * Records that who asks answers for the present version. @throws changedMeanwhile when `version` is not that one, gapsOpen, altMissing,
 * partsUndecided, reviewsOff.
 */
export const reviewArticle = post('/api/articles/:id/review', {
  access: 'user',
  params: idParams,
  body: reviewInput,
  output: reviewRecord,
  status: 201,
  bodyBytes: 2 * 1024 * 1024,
  bodyValues: 4 * MOST_DECISIONS + 2_000,
})

const recordFormat = z.enum(['html', 'json'], { error: 'Kies html of json.' }).default('html')

/** A record as a page to print and keep, or as data. */
export const exportReview = get('/api/articles/:id/review/:record', {
  access: 'user',
  params: z.object({ id: entityIdText, record: entityIdText }),
  query: z.object({ format: recordFormat }),
  output: file,
})

/** What people outside said of an article, what was answered and what was overruled: as a page to print and keep, or as data. */
export const exportOutside = get('/api/articles/:id/review-links', {
  access: 'user',
  params: idParams,
  query: z.object({ format: recordFormat }),
  output: file,
})

/** Shows the present version to somebody outside for `REVIEW_LINK_DAYS`. The address is told once. @throws tooManyReviewLinks, tooManyAnswers. */
export const addReviewLink = post('/api/articles/:id/review-links', {
  access: 'user',
  params: idParams,
  output: z.object({ url: z.string(), link: outsideReview }),
  status: 201,
})

/** From now on the link shows nothing. What was answered stays: only an open one can be withdrawn. */
export const withdrawReviewLink = del('/api/articles/:id/review-links/:link', {
  access: 'user',
  params: z.object({ id: entityIdText, link: entityIdText }),
  output: nothing,
})

/**
 * The owner answers what was sent back: what they did with the remarks. Once; until then the article does not go out. @throws notAllowed
 * for who is not the owner, notSentBack, returnAnswered.
 */
export const answerReturn = post('/api/articles/:id/review-links/:link/answer', {
  access: 'user',
  params: z.object({ id: entityIdText, link: entityIdText }),
  body: returnAnswer,
  output: outsideReview,
})

const secret = z.object({ secret: z.string().max(200) })

/** What somebody outside reads. @throws reviewLinkUnknown, reviewLinkExpired. */
export const readOutside = get('/api/review/:secret', {
  access: 'public',
  params: secret,
  output: z.object({
    title: z.string(),
    /** Markdown. */
    content: z.string(),
    /** Who asks for it. */
    askedBy: z.string(),
    expiresAt: z.iso.datetime(),
    state: z.enum(['open', 'approved', 'returned']),
    /** The line that it goes out with as it is; null when it needs none. */
    line: z.string().nullable(),
    /** What was answered, and by whom. */
    name: z.string().nullable(),
    remarks: z.string(),
  }),
})

/** Once. @throws reviewLinkUnknown, reviewLinkExpired, reviewLinkAnswered. */
export const answerOutside = post('/api/review/:secret', {
  access: 'public',
  params: secret,
  body: outsideInput,
  output: z.object({ state: z.enum(['approved', 'returned']) }),
})

/** A picture that is stored with the article, no wider than `w`. */
export const outsidePicture = get('/api/review/:secret/pictures/:name', {
  access: 'public',
  params: secret.extend({ name: pictureName }),
  query: z.object({
    w: z.enum(['480', '960', '1600']).transform(Number).optional(),
    size: z.string().max(20).optional(),
  }),
  output: file,
})
