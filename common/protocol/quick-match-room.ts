/** The name of the queue's room. Apart from what is said there, whose schemas no page reads. */
export const QUICK_MATCH_ROOM = 'quick-match';
