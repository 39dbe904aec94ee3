/** Works for anyone, signed in or not. */
export const defaultQuery = `# The newest public stories: press Ctrl+Enter.
# What is yours hangs below "viewer": put
# your token into Headers first.

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
