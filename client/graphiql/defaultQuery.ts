/** Works with and without signing in. */
export const defaultQuery = `# The newest public stories: press Ctrl+Enter.
# Your own data is in "viewer": enter a
# token first, at the bottom right.

query NewestStories {
  publicStories(first: 5) {
    totalCount
    edges {
      node {
        id
        title
        excerpt
        publishedAt
        author {
          name
        }
        tags {
          name
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  viewer {
    user {
      username
    }
  }
}
`;
